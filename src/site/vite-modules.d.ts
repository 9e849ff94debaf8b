declare module '*?inline-script' {
  const source: string
  export default source
}

declare module '*.svg' {
  const address: string
  export default address
}

declare module 'virtual:help-data' {
  const data: import('../domain/help/help-data.ts').HelpData
  export default data
}
