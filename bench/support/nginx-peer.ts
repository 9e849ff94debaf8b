import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answer } from './answers.ts'
import { temporaryFolder } from './clean-up.ts'
import { findOnPath, type Program, startProgram } from './program.ts'
import { freePort } from './site.ts'

/** Headers that nginx writes itself for a file. */
const ownHeaders = new Set(['content-type', 'content-length', 'etag', 'accept-ranges'])

/** Starts nginx with the same bytes: the compressed body as a file, fixed headers. Null without nginx. */
export async function startNginx(
  { headers, body }: Answer,
  core: number | null,
): Promise<{ program: Program; address: string } | null> {
  const nginx = findOnPath('nginx')
  if (!nginx) return null
  const folder = await temporaryFolder('nginx')
  const port = await freePort()
  await writeFile(join(folder, 'page'), body)
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port, headers))
  const program = startProgram(nginx, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    core,
  })
  const address = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await fetch(address, { method: 'HEAD' }).catch(() => null)
    if (answer?.ok) return { program, address }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(await program.output((text) => `nginx does not answer: ${text}`))
}

function configuration(folder: string, port: number, headers: readonly string[]): string {
  const added: string[] = []
  for (let index = 0; index + 1 < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2)
    if (!ownHeaders.has(name.toLowerCase()))
      added.push(`add_header ${name} "${value.replace(/[\\"]/g, '\\$&')}";`)
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=16;
  keepalive_requests 100000000;
  server_tokens off;
  ${temporary.join('\n  ')}
  server {
    listen 127.0.0.1:${port} backlog=1024;
    root ${folder};
    location = / { default_type "text/html; charset=utf-8"; ${added.join(' ')} try_files /page =404; }
  }
}
`
}
