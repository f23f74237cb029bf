import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '@latchkey/service'
import * as z from 'zod'

const manifestFile = 'manifest.json'
const Manifest = z.strictObject({
  files: z.record(
    z.string().regex(/^(?!.*\.\.)[\w./-]{1,256}$/),
    z.string().regex(/^[A-Za-z0-9+/]{43}=$/),
  ),
})

/** The files of the built frame by relative path, read at server start. */
export type FrameFiles = ReadonlyMap<string, Buffer>

/**
 * Reads the built frame into memory and checks each file against the build's manifest (S-122). The
 * server serves these bytes and does not read the folder again.
 *
 * @throws {StartError} The manifest is missing, or a file is missing, modified or not in the
 * manifest.
 */
export async function readFrameFiles(folder: string): Promise<FrameFiles> {
  const { files } = await readManifest(folder)
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
  const strange = paths.find((path) => path !== manifestFile && !Object.hasOwn(files, path))
  if (strange !== undefined) throw damaged(folder, `${strange} is not in the manifest`)
  const entries = Object.entries(files).map(async ([path, hash]) => {
    const bytes = await readFile(join(folder, path)).catch((cause: unknown) => {
      throw damaged(folder, `${path} is missing`, cause)
    })
    if (toHash(bytes) !== hash) throw damaged(folder, `${path} was changed`)
    return [path, bytes] as const
  })
  return new Map(await Promise.all(entries))
}

async function readManifest(folder: string) {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, manifestFile), 'utf8')))
  } catch (cause) {
    const sentence = `The folder of the frame, ${folder}, has no readable manifest.json; build it first.`
    throw new StartError(sentence, { cause })
  }
}

const toHash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('base64')

function damaged(folder: string, what: string, cause?: unknown): StartError {
  return new StartError(`The frame in ${folder} was changed after its build: ${what}.`, { cause })
}
