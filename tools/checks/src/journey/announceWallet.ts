/**
 * Runs in the page of a benchmark: announces a wallet by EIP-6963 that approves every request
 * immediately.
 */
export function announceWallet(): void {
  const answers: Readonly<Record<string, unknown>> = {
    eth_requestAccounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    eth_accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    eth_chainId: '0x1',
  }
  const provider = {
    request: ({ method }: { method: string }) => Promise.resolve(answers[method] ?? null),
    on: () => provider,
    removeListener: () => provider,
  }
  const icon =
    "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><path fill='%23654' d='M0 0h8v8H0z'/></svg>"
  const info = {
    uuid: '2f1b7f5c-3a2d-4f6e-9a51-0d9c3a6e4b10',
    name: 'Journey Wallet',
    icon,
    rdns: 'test.example.journey',
  }
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
