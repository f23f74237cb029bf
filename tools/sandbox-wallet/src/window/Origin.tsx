/** Who asks, in large type: the host counts, so the host is what is big. */
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
