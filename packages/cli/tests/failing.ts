import { json, proxyOf } from './fake-service.ts';

/** The service at `target`, whose next calls by a method are refused, or made with their answers lost. */
export async function failingService(target: string) {
  const ends: { readonly method: string; readonly end: 'refused' | 'lost' }[] = [];
  const { url } = await proxyOf(target, (_, response, { method }) => {
    if (ends[0]?.method !== method) return false;
    const isLost = ends.shift()?.end === 'lost';
    if (isLost) response.writeHead = () => response.destroy();
    else json(response, 422, { detail: [{ loc: ['body', 'GPA'], msg: 'is not what it was' }] });
    return !isLost;
  });
  return { url, failNext: (...next: typeof ends) => void ends.push(...next) };
}
