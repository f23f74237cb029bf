import { BaseError } from '@latchkey/core'

/**
 * The configured address of the secure frame is missing or not allowed on this page (S-01). No
 * frame is loaded.
 */
export class SecureFrameUrlError extends BaseError {
  override readonly name = 'SecureFrameUrlError'
  constructor(options: { readonly reason: string }) {
    super('Could not load embedded wallet', {
      code: 'secure_frame_url',
      hint: `\`secureFrame.url\` ${options.reason}`,
    })
  }
}
