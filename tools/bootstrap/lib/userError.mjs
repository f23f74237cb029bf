/** A failure that the person at the keyboard can mend. Printed as one sentence, never with a stack. */
export class UserError extends Error {}
