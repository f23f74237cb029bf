import * as api from '../../index.ts'
import type { EndpointExample } from './EndpointExample.ts'
import { account, nothing, signature } from './values.ts'

const name = 'mira.latchkey.id'

const registered = '2030-01-15T10:00:02Z'

const nameRecord = {
  name,
  registered_at: registered,
  updated_at: registered,
  attributes: { bio: 'speed runner' },
  addresses: { '60': { address: account, created_at: registered } },
}

const signed = { message: `{"name":"${name}"}`, signature, coin_type: 60, address: account }

/** Example calls for tests: account names. */
export const nameExamples = {
  getName: {
    endpoint: api.getName,
    input: { name, apiVersion: '2' },
    answer: nameRecord,
    hostile: [
      null,
      'text',
      7,
      {},
      [nameRecord],
      { ...nameRecord, name: '<b>' },
      { ...nameRecord, addresses: [account] },
      { ...nameRecord, registered_at: 'yesterday' },
    ],
  },
  getNames: {
    endpoint: api.getNames,
    input: { address: account, sender: account, apiVersion: '2' },
    answer: [nameRecord],
    hostile: [null, 'text', 7, {}, nameRecord],
  },
  getNameSuggestions: {
    endpoint: api.getNameSuggestions,
    input: { name: 'mira', zone: 'latchkey.id' },
    answer: { suggestions: [{ name, registered: true }] },
    hostile: [...nothing, { suggestions: name }],
  },
  registerName: {
    endpoint: api.registerName,
    input: signed,
    answer: nameRecord,
    hostile: [...nothing, { success: true }, { ...nameRecord, name: 7 }],
  },
  setNameAttributes: {
    endpoint: api.setNameAttributes,
    input: { name, ...signed },
    answer: { bio: 'speed runner' },
    hostile: [null, 'text', 7, ['bio']],
  },
  setNameAddress: {
    endpoint: api.setNameAddress,
    input: { name, ...signed },
    answer: { '60': { address: account, created_at: registered } },
    hostile: [null, 'text', 7, [account]],
  },
} satisfies Readonly<Record<string, EndpointExample>>
