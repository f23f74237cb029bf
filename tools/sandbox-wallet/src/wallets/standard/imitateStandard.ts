import { createPromptGate } from '../createPromptGate.ts'
import { PersonaError } from '../PersonaError.ts'
import type { SolanaChange } from './StandardChange.ts'
import { toEnvelope } from './toEnvelope.ts'

type Account = { readonly features: readonly string[] }
type Input = {
  readonly account?: { readonly publicKey: Uint8Array }
  readonly message?: Uint8Array
  readonly silent?: boolean
}
type Run = (...inputs: readonly Input[]) => Promise<unknown>

/** The part of a Wallet Standard wallet that personas change. */
type Part<account, state> = {
  readonly features: Readonly<Record<string, unknown>>
  readonly readAccounts: (state: state) => readonly account[]
}

const [userRejected, unsupported] = [4001, 4200]
const isRejection = (error: unknown): boolean => Object(error).code === userRejected

/** Creates a function that removes features of accounts. One account always gives one object. */
function createAccountChange<account extends Account>(without: readonly string[]) {
  const changed = new WeakMap<object, account>()
  return (account: account): account => {
    if (without.length === 0) return account
    const features = account.features.filter((feature) => !without.includes(feature))
    const own = changed.get(account) ?? Object.freeze({ ...account, features })
    changed.set(account, own)
    return own
  }
}

const withEnvelope = (input: Input): Input =>
  input.account && input.message
    ? { ...input, message: toEnvelope(input.message, input.account.publicKey) }
    : input

const isSilent = (name: string, input: Input | undefined) =>
  name.endsWith('disconnect') || input?.silent === true

/** Changes the accounts in the answer of a connection. */
function withAccounts<account>(answer: unknown, toAccount: (account: account) => account) {
  const { accounts } = Object(answer)
  return Array.isArray(accounts)
    ? { ...Object(answer), accounts: accounts.map((account: account) => toAccount(account)) }
    : answer
}

/** Creates a function that wraps a method of a feature. */
function createMethodChange<account>(
  change: SolanaChange,
  toAccount: (account: account) => account,
) {
  const { accountsWithout = [], rejection, signsEnvelope } = change
  const pass = createPromptGate(change.busy)
  const toAsked = (name: string, inputs: readonly Input[]) =>
    signsEnvelope && name === 'solana:signMessage' ? inputs.map(withEnvelope) : inputs
  return (name: string, run: Run): Run =>
    async (...inputs) => {
      const [first] = inputs
      if (first?.account && accountsWithout.includes(name))
        throw new PersonaError(`The account does not support ${name}.`, { code: unsupported })
      const ask = () => run(...toAsked(name, inputs))
      try {
        const answer = await (isSilent(name, first) ? ask() : pass(name, ask))
        return withAccounts(answer, toAccount)
      } catch (error) {
        throw isRejection(error) && rejection ? rejection() : error
      }
    }
}

/**
 * Wraps the neutral wallet's features and accounts of the Wallet Standard so that they behave like
 * another wallet's.
 */
export function imitateStandard<account extends Account, state, part extends Part<account, state>>(
  part: part & Part<account, state>,
  change: SolanaChange,
): part {
  const { without = [], accountsWithout = [], versions } = change
  const toAccount = createAccountChange<account>(accountsWithout)
  const imitate = createMethodChange(change, toAccount)
  const toFeature = (name: string, feature: unknown) => {
    const method = name.slice(name.indexOf(':') + 1)
    const fields: Readonly<Record<string, unknown>> = { ...Object(feature) }
    const listed = versions && 'supportedTransactionVersions' in fields
    return {
      ...fields,
      ...(listed && { supportedTransactionVersions: versions }),
      [method]: imitate(name, fields[method] as Run),
    }
  }
  const features = Object.entries(part.features)
    .filter(([name]) => !without.includes(name))
    .map(([name, feature]) => [name, toFeature(name, feature)])
  return {
    ...part,
    features: Object.fromEntries(features),
    readAccounts: (state: state) => part.readAccounts(state).map((account) => toAccount(account)),
  }
}
