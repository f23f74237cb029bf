import type { ApiClient } from '@latchkey/core/contract'
import type { Access } from '@latchkey/frame-api'

/**
 * The client of the frame's server. Adds a proof of the device key to each endpoint that requires
 * one.
 */
export type FrameClient = ApiClient<Access>
