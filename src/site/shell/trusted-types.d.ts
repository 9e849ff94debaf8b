/** Trusted Types, the browser's check of scripts and their addresses. TypeScript's DOM types lack them. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends Partial<Record<'createScript' | 'createScriptURL', (text: string) => string>>>(
      name: string,
      rules: Rules,
    ): Rules
  }
}
