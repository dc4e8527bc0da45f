/** Route around every page of the desks, which draws their frame. */
export const deskRoute = 'desk';
