/**
 * Thrown for a failure that the developer can fix. It is printed as one sentence, without a stack.
 */
export class UserError extends Error {}
