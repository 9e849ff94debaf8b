import react from '@vitejs/plugin-react'
import { build } from 'rolldown'
import { defineConfig, type Plugin } from 'vite'
import { flatReact } from './tools/flat-react.ts'
import { inlineConstants } from './tools/inline-constants.ts'
import { inlineImages } from './tools/inline-images.ts'
import { shortClassNames } from './tools/short-class-names.ts'

/**
 * `import source from './x.ts?inline-script'` gives the file, bundled and minified to one classic
 * script, as a string: what the document puts inline and the content security policy hashes.
 */
function inlineScript(): Plugin {
  const suffix = '?inline-script'
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return null
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer)
      return resolved ? `\0${resolved.id}${suffix}` : null
    },
    async load(id) {
      if (!id.startsWith('\0') || !id.endsWith(suffix)) return null
      const file = id.slice(1, -suffix.length)
      this.addWatchFile(file)
      const bundle = await build({
        input: file,
        write: false,
        platform: 'browser',
        plugins: [inlineConstants()],
        output: { format: 'iife', minify: true },
      })
      return `export default ${JSON.stringify(bundle.output[0].code.trim())}`
    },
  }
}

/** Sonner puts its styles into the page itself, where no policy should have to allow them; our toaster imports them. */
function withoutInjectedStyles(): Plugin {
  return {
    name: 'without-injected-styles',
    transform: {
      filter: { id: /\/sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const bare = code.replace(/^__insertCSS\("(?:[^"\\]|\\.)*"\);?$/m, '')
        if (bare === code) throw new Error('sonner no longer puts in its styles by __insertCSS("…")')
        return bare
      },
    },
  }
}

/** What every visit needs sooner or later is one file beside React: many small ones compress worse. */
function isInEveryVisit(id: string): boolean {
  return (
    /\/src\/(routes|site\/(app|page-registry|entry-browser))\b/.test(id) ||
    /\/src\/site\/shell\/(?!effects|error-fallback|external-tag|floating|footer|head\b|menu-links|script-urls|security|toaster|toast-swipe|use-own-query)/.test(
      id,
    ) ||
    /\/src\/site\/shell\/effects\/(start-effects|scroll-reveal|run-while)/.test(id) ||
    /\/src\/site\/(analytics|features\/accessibility\/settings|features\/account\/(account-store|session-key))/.test(
      id,
    ) ||
    /\/src\/site\/features\/(quote\/(kept-selection|selection-store|quote-list-link)|enquiry-form\/kept-storage)/.test(
      id,
    ) ||
    /\/src\/domain\/(quote\/quote-selection|calendar-day)/.test(id) ||
    /\/src\/site\/sections\/(opening|late\b|use-dialog)/.test(id) ||
    /\/src\/site\/ui\/(corners|icon|button|class-names|use-on-interest)\b/.test(id) ||
    /\/src\/domain\/security\/(security-words|page-limits)/.test(id)
  )
}

/** A form has most of them, and each file of its own is a request: some would be smaller than its headers. */
const formFields =
  /\/src\/site\/(ui\/((text-|select-|date-|checkbox-)?field|date-range|text-area|character-count|use-field-value)\b|sections\/form-sheet)/

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    ...(isSsrBuild ? [] : [flatReact()]),
    inlineScript(),
    inlineConstants(),
    inlineImages(),
    withoutInjectedStyles(),
  ],
  appType: 'custom',
  // Vite exposes every VITE_* variable by default; the site takes no setting through its bundle.
  envPrefix: 'PUBLIC_NEVER_',
  // The renderer is one self-contained file, with React's production build in it.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  css: {
    modules: {
      generateScopedName:
        command === 'build' ? shortClassNames(import.meta.dirname) : '[local]_[hash:base64:4]',
    },
  },
  build: isSsrBuild
    ? {
        ssr: 'src/site/prerender.tsx',
        // As in the browser's build: both must name the same files.
        assetsInlineLimit: 0,
        outDir: 'dist/prerender',
        target: 'node26',
        copyPublicDir: false,
      }
    : {
        outDir: 'dist/site',
        manifest: 'manifest.json',
        target: ['chrome111', 'safari16.4', 'firefox115'],
        cssTarget: ['chrome123', 'safari17.5', 'firefox128'],
        assetsInlineLimit: 0,
        // Style sheets only: a list of scripts for every lazy part would be in every page's first load.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, deps) => deps.filter((dep) => dep.endsWith('.css')),
        },
        rolldownOptions: {
          input: 'src/site/entry-browser.tsx',
          output: {
            // A document names each of its style sheets, and has room for 14 KB.
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? 'assets/[hash:6][extname]' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                { name: 'app', test: isInEveryVisit },
                { name: 'fields', test: formFields },
              ],
            },
          },
        },
      },
}))
