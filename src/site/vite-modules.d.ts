declare module '*?inline-script' {
  const source: string
  export default source
}

declare module '*.svg' {
  const address: string
  export default address
}

declare module 'virtual:help-offers' {
  const offers: import('../domain/help/help-offers.ts').HelpOffers
  export default offers
}

declare module 'virtual:help-topics-en' {
  const topics: readonly import('../domain/help/help.ts').SpokenTopic[]
  export default topics
}

declare module 'virtual:help-topics-es' {
  const topics: readonly import('../domain/help/help.ts').SpokenTopic[]
  export default topics
}
