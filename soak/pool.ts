import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'

/** Runs one worker of the bundle at `url` for each share of the work, all at once; `heard` gets what they post. Rejects where one breaks. */
export async function inWorkers<Share, Message>(url: string, shares: readonly Share[], heard: (message: Message) => void): Promise<void> {
  await Promise.all(
    shares.map(
      (share) =>
        new Promise<void>((resolve, reject) => {
          const worker = new Worker(fileURLToPath(url), { workerData: share })
          worker.on('message', heard)
          worker.on('error', reject)
          worker.on('exit', () => {
            resolve()
          })
        }),
    ),
  )
}
