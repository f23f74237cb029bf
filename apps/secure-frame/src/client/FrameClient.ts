import type { ApiClient } from '@latchkey/core/contract'
import type { Access } from '@latchkey/frame-api'

/** Calls of the frame's server, each with the proof of the device key where the endpoint wants one. */
export type FrameClient = ApiClient<Access>
