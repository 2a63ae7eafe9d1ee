import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Builds and runs the image of the site without a daemon and without a registry, as root, with Debian's own packages. */
const PACKAGES = ['buildah', 'mmdebstrap']
const APT_SOURCE = '/etc/apt/sources.list.d/debian.sources'
const CA_BUNDLE = '/etc/ssl/certs/ca-certificates.crt'
const BASE = 'localhost/minara-base'
const IMAGE = 'localhost/minara'

export type ImageConfig = { user: string; env: string[]; command: string[]; folder: string; healthcheck: string[] }

/** Null if the image can be built here; otherwise the reason, as a sentence. */
export function whyNoImage(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'The image is built only on Linux, as root.'
  if (!existsSync('/usr/bin/apt-get') || !existsSync(APT_SOURCE))
    return 'The image needs a base made by Debian’s packages.'
  return null
}

export function createImages(folder: string) {
  const storage = ['--root', join(folder, 'storage'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs']
  const buildah = (...args: string[]) => run('buildah', [...storage, ...args])

  return {
    /** Builds the image from a checkout in `context`. Throws with what was printed if that fails. */
    build(context: string, buildArgs: Record<string, string>): void {
      install()
      if (!hasBase()) makeBase()
      const args = Object.entries({ NODE_IMAGE: BASE, ...buildArgs }).flatMap(([name, value]) => [
        '--build-arg',
        `${name}=${value}`,
      ])
      const flags = ['--isolation', 'chroot', '--network', 'host', '--format', 'docker', '--pull-never']
      buildah('bud', ...flags, ...args, '--tag', IMAGE, context)
    },

    /** Bytes of the image and of its base. */
    sizes(): { image: number; base: number } {
      return { image: sizeOf(IMAGE), base: sizeOf(BASE) }
    },

    config(): ImageConfig {
      const { Docker: docker } = JSON.parse(buildah('inspect', '--type', 'image', IMAGE))
      const { User, Env, Cmd, WorkingDir, Healthcheck } = docker.config
      return { user: User, env: Env, command: Cmd, folder: WorkingDir, healthcheck: Healthcheck.Test.slice(1) }
    },

    mount(): string {
      const container = buildah('from', '--pull-never', IMAGE).trim()
      return buildah('mount', container).trim()
    },

    removeContainers(): void {
      buildah('umount', '--all')
      buildah('rm', '--all')
    },
  }

  function hasBase(): boolean {
    return spawnSync('buildah', [...storage, 'inspect', '--type', 'image', BASE]).status === 0
  }

  /** Debian with this project's Node and npm: what the public Node image is elsewhere. */
  function makeBase(): void {
    const root = join(folder, 'base')
    rmSync(root, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    run('mmdebstrap', ['--variant=minbase', '--mode=root', '--include=ca-certificates', 'bookworm', root, APT_SOURCE])
    const local = join(root, 'usr/local')
    cpSync(process.execPath, join(local, 'bin/node'), { dereference: true })
    const npm = dirname(dirname(realpathSync(run('sh', ['-c', 'command -v npm']).trim())))
    cpSync(npm, join(local, 'lib/npm'), { recursive: true, dereference: true })
    writeFileSync(join(local, 'bin/npm'), '#!/bin/sh\nexec node /usr/local/lib/npm/bin/npm-cli.js "$@"\n', {
      mode: 0o755,
    })
    // A network that inspects TLS has an authority of its own.
    if (existsSync(CA_BUNDLE)) cpSync(CA_BUNDLE, join(root, CA_BUNDLE), { dereference: true })
    const container = buildah('from', 'scratch').trim()
    buildah('add', '--quiet', container, root, '/')
    buildah('config', '--env', `NODE_EXTRA_CA_CERTS=${CA_BUNDLE}`, '--env', `NPM_CONFIG_CAFILE=${CA_BUNDLE}`, container)
    buildah('commit', '--quiet', '--rm', container, BASE)
    rmSync(root, { recursive: true, force: true })
  }

  function sizeOf(name: string): number {
    const [image] = JSON.parse(buildah('images', '--json', name))
    const [, amount = '', unit = ''] = /^([\d.]+)\s*(\w+)$/.exec(image.size) ?? []
    return Number(amount) * ({ B: 1, KB: 1e3, MB: 1e6, GB: 1e9 }[unit] ?? Number.NaN)
  }
}

/** Starts the image's command: as its user, with a root that cannot be written to, and writable folders only for its volumes and /tmp. */
export function runReadOnly(options: {
  root: string
  config: ImageConfig
  env: Record<string, string>
  volumes: Record<string, string>
  command?: string[]
}) {
  const { root, config, env, volumes, command = config.command } = options
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`
  const inside = (path: string) => quoted(join(root, path))
  const script = [
    'set -e',
    // A container engine provides them.
    ...['/etc/hosts', '/etc/resolv.conf'].map(path => `touch ${inside(path)} && cp ${path} ${inside(path)}`),
    `mount --bind ${quoted(root)} ${quoted(root)}`,
    `mount -o remount,bind,ro ${quoted(root)}`,
    `mount -t proc proc ${inside('/proc')}`,
    `mount --bind /dev ${inside('/dev')}`,
    `mount -t tmpfs -o mode=1777 tmpfs ${inside('/tmp')}`,
    ...Object.entries(volumes).map(([path, folder]) => `mount --bind ${quoted(folder)} ${inside(path)}`),
    `exec chroot --userspec=${config.user} ${quoted(root)} /usr/bin/env -i -C ${quoted(config.folder)} ${[
      ...config.env,
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      ...command,
    ]
      .map(quoted)
      .join(' ')}`,
  ].join('\n')
  return spawn('unshare', ['--mount', 'sh', '-c', script], { stdio: ['ignore', 'pipe', 'pipe'] })
}

function install(): void {
  const missing = PACKAGES.filter(name => spawnSync('dpkg', ['-s', name]).status !== 0)
  if (missing.length === 0) return
  run('apt-get', ['update', '-qq'])
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing])
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (error) throw error
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`.slice(0, 20_000))
  return stdout
}
