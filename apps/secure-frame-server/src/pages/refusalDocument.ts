import { createHash } from 'node:crypto'

const script =
  "parent.postMessage({type:'@w3m-frame/READY',payload:{version:'1',refused:'origin'}},'*')"

/** The document for an origin that is not on the list (S-04): tells the host so, knows nothing else. */
export const refusalDocument = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Refused</title></head><body><script>${script}</script></body></html>\n`

/** For its policy: no other script runs. */
export const refusalScriptHash = createHash('sha256').update(script).digest('base64')
