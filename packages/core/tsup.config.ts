import { library } from '../../config/tsup.base.ts'

export default library({
  together: {
    // What a page has from the start.
    first: ['caip/caip.ts', 'errors/BaseError.ts', 'errors/CaipError.ts'],
    // What comes when somebody reaches for the button: kit, views and the search for wallets share it.
    opening: [
      'caip/namespaceFacts.ts',
      'constants/constants.ts',
      'errors/ExternalUrlError.ts',
      'errors/networkErrors.ts',
      'errors/transportErrors.ts',
      'http/HttpError.ts',
      'http/call.ts',
      'http/createBreaker.ts',
      'http/createPlainClient.ts',
      'http/createReceiver.ts',
      'http/createSharing.ts',
      'http/readBody.ts',
      'http/toHttpError.ts',
      'errors/isTransportFailure.ts',
      'links/openExternal.ts',
      'links/validateExternalUrl.ts',
      'wallet/announced.ts',
      'wallet/createCoalescer.ts',
      'wallet/deadlines.ts',
      'wallet/quietly.ts',
      'wallet/readField.ts',
    ],
  },
})
