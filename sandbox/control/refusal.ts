/** A refusal of the control plane, with the HTTP status it is answered with. */
export type Refusal = { error: string; status: 404 | 409 };

export const noSession: Refusal = { error: 'There is no such session.', status: 404 };
