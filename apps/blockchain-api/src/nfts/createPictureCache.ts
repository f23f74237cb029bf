import type { Clock } from '@latchkey/service'
import {
  nftPictureCacheBytes,
  nftPictureCacheSize,
  nftPictureFetches,
  nftPictureMs,
  nftUnreadMs,
} from '../config/constants.ts'
import { ApiError } from '../errors/ApiError.ts'
import type { Picture } from './toPicture.ts'

/** A picture of a URI, or `undefined` for a URI without a usable one. */
type Found = Picture | undefined

type Entry = { readonly found: Found; readonly until: number; readonly bytes: number }

export type PictureCacheOptions = {
  readonly clock: Clock
  /** Fetches the picture of a URI from its host. */
  readonly read: (uri: string) => Promise<Found>
}

/**
 * Creates a function that reads pictures and caches them in memory. Viewers of one picture share a
 * single fetch, so that the number of viewers does not cost its host or this server (S-143). The
 * cache drops the pictures that were unused for the longest time.
 *
 * @returns A function that throws `ApiError` 503 if too many other pictures are being fetched.
 */
export function createPictureCache({ clock, read }: PictureCacheOptions) {
  const entries = new Map<string, Entry>()
  const running = new Map<string, Promise<Found>>()
  let bytes = 0

  function drop(uri: string) {
    bytes -= entries.get(uri)?.bytes ?? 0
    entries.delete(uri)
  }

  function put(uri: string, entry: Entry) {
    drop(uri)
    entries.set(uri, entry)
    bytes += entry.bytes
    for (const oldest of entries.keys()) {
      if (bytes <= nftPictureCacheBytes && entries.size <= nftPictureCacheSize) return
      drop(oldest)
    }
  }

  async function fetchAnew(uri: string): Promise<Found> {
    try {
      const found = await read(uri)
      const until = clock.now() + (found ? nftPictureMs : nftUnreadMs)
      put(uri, { found, until, bytes: uri.length + (found?.bytes.byteLength ?? 0) })
      return found
    } finally {
      running.delete(uri)
    }
  }

  return async (uri: string): Promise<Found> => {
    const entry = entries.get(uri)
    if (entry && entry.until > clock.now()) {
      put(uri, entry)
      return entry.found
    }
    const shared = running.get(uri)
    if (shared) return shared
    if (running.size >= nftPictureFetches) throw busy()
    const fetching = fetchAnew(uri)
    running.set(uri, fetching)
    return fetching
  }
}

const busy = () =>
  new ApiError({
    ...{ status: 503, field: 'picture', description: 'Too many pictures are being fetched' },
    retryAfterSeconds: 5,
  })
