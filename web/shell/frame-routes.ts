/** Id of the layout route around every page of the desks, which renders their frame. */
export const deskRoute = 'desk';
