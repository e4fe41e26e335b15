/** Milliseconds of processor time so far: unlike the clock's they do not count what other programs do. */
export function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
