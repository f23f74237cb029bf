/**
 * §9 Duration of the modal's shake when closing is blocked. It has a separate file because
 * `createKit` uses it. The chunk of the connect button shares no file with later chunks.
 */
export const modalShakeMs = 500
