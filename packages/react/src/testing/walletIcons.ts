const draw = (ground: string, mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${ground}" d="M0 0h40v40H0z"/>${mark}</svg>`,
  )}`

/** Icons of the fake wallets in stories, as data URIs by colour. */
export const walletIcons = {
  amber: draw(
    '#c98a1b',
    '<circle cx="20" cy="20" r="9" fill="none" stroke="#fff" stroke-width="4"/>',
  ),
  basalt: draw('#20242c', '<path d="M11 27 20 11l9 16z" fill="#e9e4d8"/>'),
  cobalt: draw('#2450c9', '<path d="M12 12h16v16H12z" fill="#fff"/>'),
} as const
