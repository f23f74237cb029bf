/** Shows a full address on the wallet's pages, with a line break in the middle if needed. */
export function FullAddress({ address }: { readonly address: string }) {
  const middle = Math.ceil(address.length / 2) + 1
  return (
    <span className="mono" translate="no">
      {address.slice(0, middle)}
      <wbr />
      {address.slice(middle)}
    </span>
  )
}
