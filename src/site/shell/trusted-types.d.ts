/** The browser's guard over scripts and the addresses they come from. TypeScript's DOM types do not know it yet. */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Rules extends Partial<Record<'createScript' | 'createScriptURL', (text: string) => string>>>(
      name: string,
      rules: Rules,
    ): Rules
  }
}
