import { BaseError } from '@latchkey/core'

/** The configuration names no frame, or one this page must not use (S-01). Nothing is loaded. */
export class SecureFrameUrlError extends BaseError {
  override readonly name = 'SecureFrameUrlError'
  constructor(options: { readonly reason: string }) {
    super('Could not load embedded wallet', {
      code: 'secure_frame_url',
      hint: `\`secureFrame.url\` ${options.reason}`,
    })
  }
}
