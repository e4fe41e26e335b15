import { expect, test } from 'vitest'
import { h } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { tellMissingPages } from './missingPages.ts'

test('a page that cannot be fetched is told of, and one stays where one was', async () => {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [
      { path: '/', component: { render: () => h('p') } },
      { path: '/far', component: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
    ],
  })
  const said: string[] = []
  tellMissingPages(router, (sentence) => said.push(sentence()))
  await router.push('/')
  await expect(router.push('/far')).rejects.toThrow('Failed to fetch')
  expect(said).toEqual([expect.stringContaining('could not be fetched')])
  expect(router.currentRoute.value.path).toBe('/')
})
