import { expect, test } from 'vitest'
import { mainnet } from '../networks.ts'
import { toRpcUrls } from './toRpcUrls.ts'

test("behavior: custom URLs come first, then the service's, then the network's, each once", () => {
  const http = (...urls: string[]) => ({ http: urls })
  const rpcUrls = {
    default: http('https://own.example', 'https://custom.example'),
    service: http('https://service.example'),
    custom: http('https://custom.example'),
  }
  expect(toRpcUrls({ ...mainnet, rpcUrls })).toEqual([
    'https://custom.example',
    'https://service.example',
    'https://own.example',
  ])
  expect(toRpcUrls({ ...mainnet, rpcUrls: { default: http() } })).toEqual([])
})
