/**
 * §9 Modal shake when closing is blocked. Beside the other constants because `createKit` asks for it: what the
 * connect button waits for shares no file with what comes later.
 */
export const modalShakeMs = 500
