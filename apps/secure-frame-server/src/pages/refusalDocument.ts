import { createHash } from 'node:crypto'

const script =
  "parent.postMessage({type:'@w3m-frame/READY',payload:{version:'1',refused:'origin'}},'*')"

/**
 * The document that is sent instead of the frame to an origin outside the project's list (S-04). It
 * only reports the refusal to the host.
 */
export const refusalDocument = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Refused</title></head><body><script>${script}</script></body></html>\n`

/** Hash of the refusal document's script. The content security policy allows no other script. */
export const refusalScriptHash = createHash('sha256').update(script).digest('base64')
