/** Ends the start with a sentence that tells a person what to do: no stack is shown for it. */
export class Refusal extends Error {}
