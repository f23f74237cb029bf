/** An address in full, broken in the middle where it does not fit. */
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
