declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  // biome-ignore lint/style/noDefaultExport: a CSS module has no other export
  export default classes
}

declare module '*.css?raw' {
  const text: string
  // biome-ignore lint/style/noDefaultExport: the bundler's way to give a file as text
  export default text
}
