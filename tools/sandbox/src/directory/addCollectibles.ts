import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import { drawMedal } from './images/drawMedal.ts'

type Collectible = { readonly name: string; readonly description: string }

/** Folders on the sandbox's simulated IPFS, each with its NFTs by token id. */
const folders: Readonly<Record<string, Readonly<Record<number, Collectible>>>> = {
  'clubhouse-passes': {
    1: { name: 'Gate pass', description: 'Opens the gate of the clubhouse.' },
    2: { name: 'Library pass', description: 'Lends a book at a time, to be read by lantern.' },
    3: { name: 'Rooftop pass', description: 'For the nights when the telescope is out.' },
  },
  'clubhouse-relics': {
    1: { name: 'First lantern', description: 'It burned on the evening the clubhouse opened.' },
    2: { name: 'Harbor bell', description: 'Rung once a year.' },
  },
}

const File = z.object({
  folder: z.string(),
  /**
   * Name of the NFT's file, from its token id: 64 hex digits for ERC-1155, else a decimal number.
   */
  file: z.string().regex(/^([0-9a-f]{64}|\d{1,3})\.(json|png)$/),
})

/**
 * Adds routes that serve the metadata and pictures of the sandbox's NFTs, as an IPFS gateway does.
 */
export function addCollectibles(app: FastifyInstance): void {
  app.get('/ipfs/:folder/:file', (request, reply) => {
    const { folder, file } = File.parse(request.params)
    const [digits = '', kind] = file.split('.')
    const number = Number.parseInt(digits, digits.length === 64 ? 16 : 10)
    const found = Object.hasOwn(folders, folder) ? folders[folder]?.[number] : undefined
    if (!found) return reply.callNotFound()
    if (kind === 'png') return reply.type('image/png').send(drawMedal(number))
    return reply.send({ ...found, image: `ipfs://${folder}/${number}.png` })
  })
}
