/* A disk that forgets: loaded into a program before the C library (LD_PRELOAD), it keeps every write to the database from the
 * real file until the program syncs it. Whoever kills the program finds in the real file just what a power cut would leave.
 *
 * Files whose name begins with `siliam.db` are opened as shadows, copies in a folder of the process's own; reads, locks and
 * sizes are those of the shadow. A sync carries what was written since the last one over to the real file. Memory that
 * processes share (`-shm`) never reaches the real folder. Removing a file is taken as done at once.
 *
 * SILIAM_FAULTS_SHADOW  the folder for shadows; without it nothing is changed
 * SILIAM_FAULTS_LEAK    of a thousand writes so many reach the real file at once, cut at a random sector, as caches may do
 * SILIAM_FAULTS_SEED    for those
 * While a file called `broken` lies in the folder for shadows, writes and syncs fail with EIO, and what was not synced is lost.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FILES 65536
#define SECTOR 512

struct range {
    off_t from;
    off_t to;
};

struct file {
    char real[4096];
    char shadow[4096];
    int real_fd;
    /* The shadow is never carried over. */
    int fleeting;
    struct range *dirty;
    size_t count, room;
    /* The shortest the file has been since the last sync. */
    off_t shortest;
    struct file *next;
};

static struct file *files;
static struct file *by_fd[MOST_FILES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char shadows[2048];
static char broken[2100];
static unsigned leak;
static uint64_t seed;

#define REAL(result, name, ...) static result (*real_##name)(__VA_ARGS__)
REAL(int, open64, const char *, int, ...);
REAL(int, close, int);
REAL(ssize_t, write, int, const void *, size_t);
REAL(ssize_t, pwrite64, int, const void *, size_t, off_t);
REAL(int, ftruncate64, int, off_t);
REAL(int, fsync, int);
REAL(int, fdatasync, int);
REAL(int, unlink, const char *);
REAL(int, rename, const char *, const char *);
REAL(int, access, const char *, int);
REAL(int, stat64, const char *, struct stat64 *);
REAL(int, lstat64, const char *, struct stat64 *);
REAL(int, statx, int, const char *, int, unsigned, struct statx *);

__attribute__((constructor)) static void begin(void) {
#define FIND(name) real_##name = (__typeof__(real_##name))dlsym(RTLD_NEXT, #name)
    FIND(open64);
    FIND(close);
    FIND(write);
    FIND(pwrite64);
    FIND(ftruncate64);
    FIND(fsync);
    FIND(fdatasync);
    FIND(unlink);
    FIND(rename);
    FIND(access);
    FIND(stat64);
    FIND(lstat64);
    FIND(statx);
    const char *folder = getenv("SILIAM_FAULTS_SHADOW");
    if (!folder) return;
    snprintf(shadows, sizeof shadows, "%s/%d", folder, (int)getpid());
    snprintf(broken, sizeof broken, "%s/broken", folder);
    if (mkdir(shadows, 0700) != 0) {
        fprintf(stderr, "no folder for shadows: %s\n", shadows);
        _exit(99);
    }
    const char *text = getenv("SILIAM_FAULTS_LEAK");
    leak = text ? (unsigned)atoi(text) : 0;
    text = getenv("SILIAM_FAULTS_SEED");
    seed = 0x9E3779B97F4A7C15u ^ (text ? strtoull(text, NULL, 10) : 0);
}

static uint64_t random_bits(void) {
    seed += 0x9E3779B97F4A7C15u;
    uint64_t mixed = seed;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBu;
    return mixed ^ (mixed >> 31);
}

static int is_broken(void) {
    return real_access(broken, F_OK) == 0;
}

static int is_ours(const char *path) {
    if (!shadows[0] || !path) return 0;
    const char *slash = strrchr(path, '/');
    return strncmp(slash ? slash + 1 : path, "siliam.db", 9) == 0;
}

/* The file of a path, if it was ever opened. */
static struct file *known(const char *path) {
    for (struct file *file = files; file; file = file->next)
        if (strcmp(file->real, path) == 0) return file;
    return NULL;
}

static void copy_over(int from, int to, off_t begin, off_t end) {
    char buffer[65536];
    while (begin < end) {
        size_t most = (size_t)(end - begin) < sizeof buffer ? (size_t)(end - begin) : sizeof buffer;
        ssize_t got = pread(from, buffer, most, begin);
        if (got <= 0) return;
        if (real_pwrite64(to, buffer, (size_t)got, begin) != got) {
            fprintf(stderr, "the real file cannot be written\n");
            _exit(98);
        }
        begin += got;
    }
}

/* Makes the shadow of a file that is opened for the first time. */
static struct file *meet(const char *path, int flags, mode_t mode) {
    struct file *file = calloc(1, sizeof *file);
    snprintf(file->real, sizeof file->real, "%s", path);
    snprintf(file->shadow, sizeof file->shadow, "%s/", shadows);
    size_t at = strlen(file->shadow);
    for (const char *letter = path; *letter && at < sizeof file->shadow - 1; letter++)
        file->shadow[at++] = *letter == '/' ? '%' : *letter;
    size_t length = strlen(path);
    file->fleeting = length > 4 && strcmp(path + length - 4, "-shm") == 0;
    file->real_fd = -1;
    if (!file->fleeting) {
        int how = flags & O_CREAT ? O_RDWR | O_CREAT | O_CLOEXEC : O_RDWR | O_CLOEXEC;
        file->real_fd = real_open64(path, how, mode);
        /* Whoever only reads may be allowed to where nobody writes. */
        if (file->real_fd < 0 && (flags & O_ACCMODE) == O_RDONLY) file->real_fd = real_open64(path, O_RDONLY | O_CLOEXEC);
        if (file->real_fd < 0) goto refuse;
        struct stat64 now;
        fstat64(file->real_fd, &now);
        int shadow = real_open64(file->shadow, O_RDWR | O_CREAT | O_CLOEXEC, now.st_mode & 0777);
        if (shadow < 0) goto refuse;
        copy_over(file->real_fd, shadow, 0, now.st_size);
        real_close(shadow);
        file->shortest = now.st_size;
    }
    file->next = files;
    files = file;
    return file;
refuse:;
    int why = errno;
    if (file->real_fd >= 0) real_close(file->real_fd);
    free(file);
    errno = why;
    return NULL;
}

static int open_shadow(const char *path, int flags, mode_t mode) {
    pthread_mutex_lock(&lock);
    int fd = -1;
    struct file *file = known(path);
    if (!file) file = meet(path, flags, mode);
    if (file) fd = real_open64(file->shadow, file->fleeting ? flags : flags & ~O_EXCL, mode);
    if (fd >= MOST_FILES) _exit(97);
    if (fd >= 0) by_fd[fd] = file;
    if (fd >= 0 && flags & O_TRUNC) file->shortest = 0;
    pthread_mutex_unlock(&lock);
    return fd;
}

#define OPEN()                                            \
    mode_t mode = 0;                                               \
    if (flags & (O_CREAT | O_TMPFILE)) {                           \
        va_list rest;                                              \
        va_start(rest, flags);                                     \
        mode = va_arg(rest, mode_t);                               \
        va_end(rest);                                              \
    }                                                              \
    if (is_ours(path)) return open_shadow(path, flags, mode);

int open64(const char *path, int flags, ...) {
    OPEN()
    return real_open64(path, flags, mode);
}

int open(const char *path, int flags, ...) {
    OPEN()
    return real_open64(path, flags, mode);
}

int openat64(int folder, const char *path, int flags, ...) {
    OPEN()
    static int (*real)(int, const char *, int, ...);
    if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, "openat64");
    return real(folder, path, flags, mode);
}

int openat(int folder, const char *path, int flags, ...) {
    OPEN()
    static int (*real)(int, const char *, int, ...);
    if (!real) real = (__typeof__(real))dlsym(RTLD_NEXT, "openat");
    return real(folder, path, flags, mode);
}

static struct file *of_fd(int fd) {
    return fd >= 0 && fd < MOST_FILES ? by_fd[fd] : NULL;
}

int close(int fd) {
    if (of_fd(fd)) by_fd[fd] = NULL;
    return real_close(fd);
}

/* Remembers what was written; perhaps some of it is on the real disk already. */
static void note(struct file *file, const char *bytes, off_t from, size_t length) {
    if (file->fleeting) return;
    pthread_mutex_lock(&lock);
    struct range *last = file->count ? &file->dirty[file->count - 1] : NULL;
    if (last && last->to == from) {
        last->to += (off_t)length;
    } else {
        if (file->count == file->room) {
            file->room = file->room ? 2 * file->room : 64;
            file->dirty = realloc(file->dirty, file->room * sizeof *file->dirty);
        }
        file->dirty[file->count++] = (struct range){from, from + (off_t)length};
    }
    if (leak && random_bits() % 1000 < leak) {
        size_t sectors = length / SECTOR + 1;
        size_t some = (size_t)(random_bits() % (sectors + 1)) * SECTOR;
        some = some < length ? some : length;
        if (some && real_pwrite64(file->real_fd, bytes, some, from) != (ssize_t)some) _exit(98);
    }
    pthread_mutex_unlock(&lock);
}

ssize_t write(int fd, const void *bytes, size_t length) {
    struct file *file = of_fd(fd);
    if (!file) return real_write(fd, bytes, length);
    if (is_broken()) return errno = EIO, -1;
    off_t from = lseek(fd, 0, SEEK_CUR);
    ssize_t written = real_write(fd, bytes, length);
    if (written > 0) note(file, bytes, from, (size_t)written);
    return written;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t from) {
    struct file *file = of_fd(fd);
    if (!file) return real_pwrite64(fd, bytes, length, from);
    if (is_broken()) return errno = EIO, -1;
    ssize_t written = real_pwrite64(fd, bytes, length, from);
    if (written > 0) note(file, bytes, from, (size_t)written);
    return written;
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t from) {
    return pwrite64(fd, bytes, length, from);
}

int ftruncate64(int fd, off_t length) {
    struct file *file = of_fd(fd);
    if (!file) return real_ftruncate64(fd, length);
    if (is_broken()) return errno = EIO, -1;
    int result = real_ftruncate64(fd, length);
    pthread_mutex_lock(&lock);
    if (result == 0 && length < file->shortest) file->shortest = length;
    pthread_mutex_unlock(&lock);
    return result;
}

int ftruncate(int fd, off_t length) {
    return ftruncate64(fd, length);
}

/* Carries everything over to the real file. */
static int sync_shadow(int fd, struct file *file) {
    if (file->fleeting) return 0;
    pthread_mutex_lock(&lock);
    int result = 0;
    if (is_broken()) {
        /* As the kernel does: told once, then forgotten. */
        errno = EIO;
        result = -1;
    } else {
        struct stat64 now;
        fstat64(fd, &now);
        if (real_ftruncate64(file->real_fd, file->shortest) != 0) _exit(98);
        for (size_t at = 0; at < file->count; at++) {
            off_t to = file->dirty[at].to < now.st_size ? file->dirty[at].to : now.st_size;
            copy_over(fd, file->real_fd, file->dirty[at].from, to);
        }
        if (real_ftruncate64(file->real_fd, now.st_size) != 0) _exit(98);
        file->shortest = now.st_size;
    }
    file->count = 0;
    pthread_mutex_unlock(&lock);
    return result;
}

int fsync(int fd) {
    struct file *file = of_fd(fd);
    return file ? sync_shadow(fd, file) : real_fsync(fd);
}

int fdatasync(int fd) {
    struct file *file = of_fd(fd);
    return file ? sync_shadow(fd, file) : real_fdatasync(fd);
}

int unlink(const char *path) {
    if (!is_ours(path)) return real_unlink(path);
    pthread_mutex_lock(&lock);
    for (struct file **at = &files; *at; at = &(*at)->next) {
        if (strcmp((*at)->real, path) != 0) continue;
        struct file *file = *at;
        *at = file->next;
        real_unlink(file->shadow);
        /* Whoever still has it open writes into nothing. */
        if (file->fleeting) {
            pthread_mutex_unlock(&lock);
            return 0;
        }
        break;
    }
    int result = real_unlink(path);
    pthread_mutex_unlock(&lock);
    return result;
}

int rename(const char *from, const char *to) {
    /* Nothing renames a database; a layer that let it pass would drop what is in its shadow. */
    if (is_ours(from) || is_ours(to)) return errno = EXDEV, -1;
    return real_rename(from, to);
}

/* The shadow of a file that was opened, else the path itself. */
static const char *where(const char *path) {
    if (!is_ours(path)) return path;
    pthread_mutex_lock(&lock);
    struct file *file = known(path);
    pthread_mutex_unlock(&lock);
    return file ? file->shadow : path;
}

int access(const char *path, int how) {
    return real_access(where(path), how);
}

int stat64(const char *path, struct stat64 *into) {
    return real_stat64(where(path), into);
}

int stat(const char *path, struct stat *into) {
    return real_stat64(where(path), (struct stat64 *)into);
}

int lstat64(const char *path, struct stat64 *into) {
    return real_lstat64(where(path), into);
}

int lstat(const char *path, struct stat *into) {
    return real_lstat64(where(path), (struct stat64 *)into);
}

int statx(int folder, const char *path, int flags, unsigned mask, struct statx *into) {
    return real_statx(folder, where(path), flags, mask, into);
}
