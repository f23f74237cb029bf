import { expect, test } from 'vitest'
import * as http from '../http.ts'
import * as root from '../index.ts'
import * as signIn from '../sign-in.ts'
import { BaseError } from './BaseError.ts'

const cause = new Error('what the wallet said')

/**
 * Expected code and text of each error. The texts are those of the product specification §8 and of
 * kit-behaviour §5, and our own for the remaining errors.
 */
const table: readonly (readonly [BaseError, string, string])[] = [
  [new root.ModalClosedError(), 'modal_closed', 'Modal closed'],
  [
    new root.ConnectionRejectedError({ connectorId: 'a' }),
    'connection_rejected',
    'Connection rejected',
  ],
  [new root.FailedToConnectError(), 'failed_to_connect', 'Failed to connect'],
  [new root.FailedToDisconnectError(), 'failed_to_disconnect', 'Failed to disconnect'],
  [new root.UnsupportedChainError(), 'unsupported_chain', 'Unsupported chain'],
  [
    new root.NetworkNotFoundError({ caipNetworkId: 'eip155:5' }),
    'network_not_found',
    'Network not found',
  ],
  [
    new root.RequestTimedOutError({ what: 'a', deadlineMs: 1 }),
    'request_timed_out',
    'Request Timed Out',
  ],
  [
    new root.ConnectorChainsUnsupportedError(),
    'connector_chains_unsupported',
    'connector does not support any requested chains',
  ],
  [
    new root.ChainNotFoundOnConnectorError(),
    'connector_chain_not_found',
    'chain not found on connector',
  ],
  [new root.ChainIdNotFoundError(), 'chain_id_not_found', 'ChainId not found in provider'],
  [
    new root.WalletCapabilitiesError(),
    'wallet_capabilities_invalid',
    'Error parsing wallet capabilities',
  ],
  [new root.SignMessageFailedError(), 'sign_message_failed', 'Sign message failed'],
  [new root.EstimateGasError(), 'estimate_gas_failed', 'error estimating gas'],
  [new root.ConnectorUndefinedError(), 'connector_undefined', 'connector or provider undefined'],
  [new root.UnsupportedNamespaceError(), 'unsupported_namespace', 'unsupported chain namespace'],
  [new root.ChainNotConfiguredError(), 'chain_not_configured', 'Chain not configured'],
  [
    new root.ConnectorAlreadyConnectedError(),
    'connector_already_connected',
    'Connector already connected',
  ],
  [new root.ConnectorNotConnectedError(), 'connector_not_connected', 'Connector not connected'],
  [new root.ProviderNotFoundError(), 'provider_not_found', 'Provider not found'],
  [
    new root.WalletBusyError({ connectorId: 'a' }),
    'wallet_busy',
    'A request is already waiting in your wallet',
  ],
  [new root.WalletLockedError({ connectorId: 'a' }), 'wallet_locked', 'Your wallet is locked'],
  [
    new root.CaipError({ kind: 'CAIP-10 address', text: 'x' }),
    'invalid_caip',
    'Invalid CAIP-10 address',
  ],
  [new root.ExternalUrlError({ reason: 'x' }), 'external_url', 'Action not allowed'],
  [
    new root.FeatureNotSupportedError({ feature: 'switchNetwork' }),
    'feature_not_supported',
    'Feature not supported',
  ],
  [
    new root.ConnectorNotFoundError({ connectorId: 'a' }),
    'connector_not_found',
    'Connector not found',
  ],
  [new root.AttemptSupersededError(), 'attempt_superseded', 'Attempt superseded'],
  [new root.KitNameRequiredError(), 'kit_name_required', 'Kit name required'],
  [new root.ServiceUnreachableError({ host: 'x.test' }), 'unreachable', 'Service unreachable'],
  [
    new root.InvalidAnswerError({ host: 'x.test', reason: 'no JSON' }),
    'invalid_answer',
    'Invalid answer',
  ],
  [new root.SendMismatchError({ reason: 'x' }), 'send_mismatch', 'This token isn’t the one shown'],
  [
    new root.MaybeSentError({ connectorId: 'x' }),
    'maybe_sent',
    'Your wallet may have sent this. Check your account before you send again',
  ],
  [
    new root.NotReplaceableError({ id: '0x1', reason: 'mined' }),
    'not_replaceable',
    'Your transaction is already in a block',
  ],
  [new root.SwapMismatchError({ reason: 'x' }), 'swap_mismatch', 'This swap isn’t the one shown'],
  [
    new root.SwapPriceChangedError({ least: 1n, wanted: 2n }),
    'swap_price_changed',
    'The price has changed',
  ],
  [new signIn.SignInMessageError({ reason: 'x' }), 'invalid_message', 'Invalid sign-in message'],
  [
    new http.HttpError({ status: 404, body: '', response: new Response() }),
    'http_error',
    'HTTP status code: 404',
  ],
]

test.each(table)('texts: %s', (error, code, shortMessage) => {
  expect(error).toMatchObject({
    code,
    shortMessage,
    message: shortMessage,
    name: error.constructor.name,
  })
  expect(error).toBeInstanceOf(BaseError)
})

test('behavior: the table lists every exported error class, each with a unique code', () => {
  const classes = Object.values({ ...root, ...signIn, ...http }).filter(
    (value) => typeof value === 'function' && value.prototype instanceof BaseError,
  )
  expect(new Set(table.map(([error]) => error.constructor))).toEqual(new Set(classes))
  expect(new Set(table.map(([, code]) => code)).size).toBe(table.length)
})

test('behavior: errors of foreign code have a cause', () => {
  const errors = [
    new root.ConnectionRejectedError({ connectorId: 'a', cause }),
    new root.FailedToConnectError({ cause }),
    new root.SignMessageFailedError({ cause }),
    new root.RequestTimedOutError({ what: 'a', deadlineMs: 1, cause }),
    new root.ServiceUnreachableError({ host: 'x.test', cause }),
  ]
  expect(errors.map((error) => error.cause)).toEqual(errors.map(() => cause))
})

test('behavior: an error without a cause has no `cause` property', () => {
  expect('cause' in new root.ModalClosedError()).toBe(false)
})

test("behavior: message has the peer's text, shortMessage that of the catalogue", () => {
  const error = new BaseError('Invalid answer', { code: 'x', message: "the peer's words" })
  expect([error.message, error.shortMessage]).toEqual(["the peer's words", 'Invalid answer'])
})

test('behavior: hints give instructions and bound foreign text', () => {
  const hint = new root.CaipError({ kind: 'CAIP-2 network id', text: 'x'.repeat(500) }).hint ?? ''
  expect(hint.length).toBeLessThan(200)
  expect(new root.ConnectionRejectedError({ connectorId: 'io.metamask' }).hint).toContain(
    '"io.metamask"',
  )
  expect(new root.UnsupportedChainError({ caipNetworkId: 'eip155:5' }).hint).toContain('"eip155:5"')
})
