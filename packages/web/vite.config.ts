import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ['matchpoint-source', ...defaultClientConditions] },
  build: { target: 'es2023', manifest: true },
  server: { proxy: { '/api': 'http://127.0.0.1:4300' } },
});
