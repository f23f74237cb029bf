import { createHash } from 'node:crypto'

const script =
  "parent.postMessage({type:'@w3m-frame/READY',payload:{version:'1',refused:'origin'}},'*')"

/**
 * Document for an origin that is not on the project's list (S-04). It reports the refusal to the
 * host and has no other content.
 */
export const refusalDocument = `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Refused</title></head><body><script>${script}</script></body></html>\n`

/** Hash of the script for the content security policy, which allows no other script. */
export const refusalScriptHash = createHash('sha256').update(script).digest('base64')
