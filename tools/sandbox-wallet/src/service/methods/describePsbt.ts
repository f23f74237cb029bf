import { Address, OutScript } from '@scure/btc-signer'
import type { BitcoinAmount } from '../../wire/wire.ts'
import { readInscriptions } from '../esplora.ts'
import { PsbtError, readPsbt } from '../keys/signPsbt.ts'
import { findOtherNetwork } from '../otherNetworks.ts'
import type { WalletContext } from '../WalletContext.ts'
import { invalidParams } from '../WalletRpcError.ts'

type Output = { script?: Uint8Array | undefined; amount?: bigint | undefined }

/**
 * Describes a Bitcoin output for the approval page: by its address, or by its script type if it has
 * no address.
 */
function toBitcoinAmount(output: Output | undefined): BitcoinAmount {
  const amount = (output?.amount ?? 0n).toString()
  if (!output?.script) return { address: 'Unknown', amount }
  if (output.script[0] === 0x6a) return { address: 'Data', amount }
  try {
    return { address: Address().encode(OutScript.decode(output.script)), amount }
  } catch {
    return { address: 'Unknown script', amount }
  }
}

function readAmounts(psbt: string) {
  try {
    const transaction = readPsbt(psbt)
    const inputs = Array.from({ length: transaction.inputsLength }, (_, index) => {
      const { witnessUtxo, nonWitnessUtxo, txid, index: vout = 0 } = transaction.getInput(index)
      const spent = toBitcoinAmount(witnessUtxo ?? nonWitnessUtxo?.outputs[vout])
      return { spent, txid: Buffer.from(txid ?? []).toString('hex'), vout }
    })
    const outputs = Array.from({ length: transaction.outputsLength }, (_, index) =>
      toBitcoinAmount(transaction.getOutput(index)),
    )
    return { inputs, outputs }
  } catch (error) {
    throw invalidParams(error instanceof PsbtError ? error.message : 'The PSBT cannot be read.')
  }
}

/**
 * Describes the inputs and outputs of a PSBT and the inscriptions on them, for the approval page.
 *
 * @throws {WalletRpcError} -32602: the PSBT is unreadable.
 */
export async function describePsbt(
  context: WalletContext,
  psbt: string,
): Promise<{
  readonly spends: readonly BitcoinAmount[]
  readonly outputs: readonly BitcoinAmount[]
}> {
  const { inputs, outputs } = readAmounts(psbt)
  const network = findOtherNetwork(context, { namespace: 'bip122', caipNetworkId: undefined })
  if (!network) return { spends: inputs.map(({ spent }) => spent), outputs }
  const spends = await Promise.all(
    inputs.map(async ({ spent, ...outpoint }) => {
      const inscriptions = await readInscriptions(network, outpoint)
      return inscriptions.length > 0 ? { ...spent, inscriptions } : spent
    }),
  )
  return { spends, outputs }
}
