/** Shows the origin of a wallet request. The host is large, because it identifies the site. */
export function Origin({ origin }: { readonly origin: string }) {
  const { protocol, host } = new URL(origin)
  return (
    <p className="origin">
      <span className="origin-scheme">
        {protocol}
        {'//'}
      </span>
      <bdi className="origin-host">{host}</bdi>
    </p>
  )
}
