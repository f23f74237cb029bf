/** A failure that the developer can fix. Printed as one sentence, never with a stack. */
export class UserError extends Error {}
