import type { ApiClient } from '@latchkey/core/contract'
import type { Access } from '@latchkey/frame-api'

/**
 * Client for the frame server. It adds a proof of the device key to each call whose endpoint
 * requires one.
 */
export type FrameClient = ApiClient<Access>
