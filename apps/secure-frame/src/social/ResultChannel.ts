import { openBroadcastChannel } from '@latchkey/core'
import * as z from 'zod/mini'

const Result = z.object({ resultUri: z.url(), targetOrigin: z.string() })
export type SocialResult = z.infer<typeof Result>

/**
 * Sends the result of a social login from the callback page to the frames of this origin. Needed if
 * the pop-up has lost its `opener` (S-76).
 */
export type ResultChannel = {
  readonly post: (result: SocialResult) => void
  readonly watch: (onResult: (result: SocialResult) => void) => () => void
}

const channelName = 'secure-frame/social'

/**
 * Opens the channel for results of social logins. Only documents of the same origin receive its
 * messages.
 */
export function openResultChannel(view: Window & typeof globalThis = window): ResultChannel {
  const channel = openBroadcastChannel(channelName, view)
  return {
    post: (result) => channel?.postMessage(result),
    watch(onResult) {
      const onMessage = ({ data }: MessageEvent<unknown>) => {
        const parsed = Result.safeParse(data)
        if (parsed.success) onResult(parsed.data)
      }
      channel?.addEventListener('message', onMessage)
      return () => channel?.removeEventListener('message', onMessage)
    },
  }
}
