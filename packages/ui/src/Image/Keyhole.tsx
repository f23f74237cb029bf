/** Drawing of a keyhole, shown in place of a missing image without a name. */
export function Keyhole() {
  return (
    <svg aria-hidden="true" height="50%" opacity="0.5" viewBox="0 0 20 20" width="50%">
      <path
        fill="currentColor"
        d="M10 2.5a4.75 4.75 0 0 0-2.2 8.96L6.6 17.5h6.8l-1.2-6.04A4.75 4.75 0 0 0 10 2.5Z"
      />
    </svg>
  )
}
