import { toWords } from '@latchkey/service'
import * as z from 'zod'

const HttpUrl = z.url({ protocol: /^https?$/ })

/** `{"eip155:1": "http://…"}`; a list of URLs is tried in order. */
export const RpcUrls = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue('has to be JSON')
      return z.NEVER
    }
  })
  .pipe(
    z.record(
      z.string().regex(/^eip155:[1-9][0-9]{0,31}$/),
      z.union([HttpUrl.transform((url) => [url]), z.array(HttpUrl).min(1)]),
    ),
  )

/** `solana:5eykt4… bip122:0000…`, separated by spaces. */
export const SignInChains = z
  .string()
  .default('')
  .transform(toWords)
  .pipe(z.array(z.string().regex(/^(?:eip155|solana|bip122):[-_a-zA-Z0-9]{1,32}$/)))
