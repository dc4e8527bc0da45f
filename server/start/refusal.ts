/** Ends the start with a sentence that tells a person what to do, and without a stack. */
export class Refusal extends Error {}
