/**
 * Duration in milliseconds of the modal's shake when closing is blocked (product specification §9).
 * It has its own file, so that the connect button's chunk shares no file with chunks that load
 * later.
 */
export const modalShakeMs = 500
