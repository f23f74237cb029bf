import { useAccount } from '../hooks/useAccount.ts'
import { useNetwork } from '../hooks/useNetwork.ts'
export function useNativeBalance() {
  useNetwork()
  useAccount()
  return { data: undefined }
}
