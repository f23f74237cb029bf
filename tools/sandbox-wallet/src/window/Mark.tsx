/** Logo of the sandbox wallet: a keyhole in a plate. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect x="3" y="4" width="18" height="16" rx="3.5" />
      <circle cx="12" cy="10.5" r="2" />
      <path d="M12 12.5v3.5" />
    </svg>
  )
}
