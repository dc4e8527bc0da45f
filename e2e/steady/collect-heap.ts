/** Answer of the inspector. Source: Chrome DevTools Protocol, HeapProfiler.collectGarbage, Runtime.getHeapUsage. */
type Answer = { id: number; result?: { usedSize?: number }; error?: { message: string } };

/** Address of the only target of a Node process's inspector. */
const findTarget = async (port: number): Promise<string> => {
  const answer = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await answer.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('the inspector tells no target');
  return target.webSocketDebuggerUrl;
};

/**
 * Opens a function that collects the garbage of a Node process and returns the size of the heap in bytes: otherwise the
 * figure would depend on V8's last own collection. The process was started with `--inspect-port`, and opens its
 * inspector on SIGUSR1.
 */
export const openCollector = async (pid: number, port: number): Promise<() => Promise<number>> => {
  process.kill(pid, 'SIGUSR1');
  for (let tries = 0; ; tries++)
    try {
      await findTarget(port);
      break;
    } catch (thrown) {
      if (tries > 50) throw thrown;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  return async () => {
    const socket = new WebSocket(await findTarget(port));
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error('the inspector does not answer')));
    });
    let lastId = 0;
    const ask = (method: string): Promise<Answer> =>
      new Promise((resolve, reject) => {
        const id = ++lastId;
        socket.addEventListener('message', ({ data }) => {
          const answer = JSON.parse(String(data)) as Answer;
          if (answer.id !== id) return;
          if (answer.error) reject(new Error(`${method}: ${answer.error.message}`));
          else resolve(answer);
        });
        socket.send(JSON.stringify({ id, method }));
      });
    try {
      await ask('HeapProfiler.collectGarbage');
      const { result } = await ask('Runtime.getHeapUsage');
      if (result?.usedSize === undefined) throw new Error('the inspector tells no size of the heap');
      return result.usedSize;
    } finally {
      socket.close();
    }
  };
};
