/**
 * Writes to one table of a database and commits at once, without waiting for the requests to succeed. A page that is closing gets no further
 * turn: the browser aborts a transaction that is still open then, and what was typed last is lost.
 */
export async function commitAtOnce(database: IDBDatabase, table: string, write: (rows: IDBObjectStore) => void): Promise<void> {
  const transaction = database.transaction(table, 'readwrite')
  const completed = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser did not store it.'))
  })
  write(transaction.objectStore(table))
  transaction.commit()
  await completed
}
